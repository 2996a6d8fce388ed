/** Keeps what comes from people in one piece inside a sentence, whichever way it and the sentence read. */
export const isolated = (text: string): string => `\u2068${text}\u2069`
