/** Invitations at Riverside, one in each state. Their tokens are unknown, but they can be resent. */
export const INVITATIONS = [
  { days: 5, email: 'lighting@riverside.test', firstName: 'Aled', lastName: 'Morris', status: 'pending' },
  { days: -9, email: 'archive@riverside.test', firstName: 'Judith', lastName: 'Penrose', status: 'expired' },
  { days: 2, email: 'summer@riverside.test', firstName: 'Callum', lastName: 'Reid', status: 'cancelled' },
] as const
