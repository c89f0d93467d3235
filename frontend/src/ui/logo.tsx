/** The mark and the name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 whitespace-nowrap font-semibold tracking-tight">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="fill-[#0b6b66]" />
        <path d="M9 7.5h11.5a2.5 2.5 0 0 1 2.5 2.5v14.5H11.5A2.5 2.5 0 0 1 9 22z" fill="#fff" />
        <path d="M13 13h6M13 17h4" stroke="#0b6b66" strokeWidth="2" strokeLinecap="round" />
        <path
          d="m18.2 21.3 1.9 1.9 3.9-4.4"
          fill="none"
          stroke="#eeb455"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="folded:sr-only">Rekod Mengajar</span>
    </span>
  );
}
