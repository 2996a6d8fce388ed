import type { PayloadRequest } from 'payload'

/** Does a request come from a screen of the admin? Browsers say so; programs have no screen. */
export const isFromScreen = ({ headers }: Pick<PayloadRequest, 'headers'>): boolean =>
  headers.get('Sec-Fetch-Site') === 'same-origin'
