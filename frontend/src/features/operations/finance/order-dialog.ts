/** What every dialog of finance is given. `id` names the order: pressed twice it is done once. */
export type OrderDialogProps = { code: string; id: string; onClose: () => void };
