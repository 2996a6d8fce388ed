import type { PayloadRequest } from 'payload'

/** Whole address of a screen, for a mail. @param path below the admin's route: `/settings/users` */
export const linkTo = ({ payload: { config } }: Pick<PayloadRequest, 'payload'>, path: string): string =>
  `${config.serverURL}${config.routes.admin}${path}`
