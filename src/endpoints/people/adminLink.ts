import type { PayloadRequest } from 'payload'

/**
 * Absolute URL of a screen, for emails.
 * @param path below the admin route: `/settings/users`
 */
export const adminLink = ({ payload: { config } }: Pick<PayloadRequest, 'payload'>, path: string): string =>
  `${config.serverURL}${config.routes.admin}${path}`
