export declare const CHECKOUT: string;
export declare const BACKEND_DIST: string;
export declare const FRONTEND: string;
