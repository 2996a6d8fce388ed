/** Unread notifications. */
export const NOTICES = [
  {
    body: 'They would like to work on your website.',
    recipient: 'owner@harbour.test',
    tenant: 'harbour',
    title: 'Halyard Studio asks for access',
  },
  {
    body: 'Judith Penrose did not answer within seven days.',
    recipient: 'owner@riverside.test',
    tenant: 'riverside',
    title: 'An invitation has expired',
  },
] as const
