/** Under which a person keeps that they have closed the messenger for good. */
export const CLOSED = 'messenger-closed'
