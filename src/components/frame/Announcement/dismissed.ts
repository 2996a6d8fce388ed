/** Cookie with the key of the notice that was dismissed in this browser. */
export const DISMISSED = 'callboard-announcement'
