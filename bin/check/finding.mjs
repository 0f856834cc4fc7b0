/** @param {'fail' | 'warn' | 'ok'} level */
export const found = (level, what) => ({ level, what });

/** One of two findings: what is wrong, at its level, or what is right. */
export const when = (wrong, level, what, right) => (wrong ? found(level, what) : found('ok', right));
