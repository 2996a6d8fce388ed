import type { BasePayload } from 'payload'

/** Builds the URL of an avatar from its file name. */
export const avatarUrls =
  ({ config: { routes, serverURL } }: Pick<BasePayload, 'config'>) =>
  (file: string | null): string | null =>
    file ? `${serverURL}${routes.api}/avatars/file/${encodeURIComponent(file)}` : null
