import type { PayloadRequest } from 'payload'

/** Whether a request comes from the admin in a browser. Browsers send `Sec-Fetch-Site`; programs do not. */
export const isFromAdmin = ({ headers }: Pick<PayloadRequest, 'headers'>): boolean =>
  headers.get('Sec-Fetch-Site') === 'same-origin'
