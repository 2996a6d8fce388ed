/** Cookie with the IANA name of the browser's time zone. */
export const ZONE_COOKIE = 'callboard-zone'
