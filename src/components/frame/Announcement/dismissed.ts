/** Cookie with the id of the announcement that was dismissed in this browser. */
export const DISMISSED = 'callboard-announcement'
