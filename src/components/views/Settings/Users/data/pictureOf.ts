import type { BasePayload } from 'payload'

/** Makes the address of an avatar from the name of its file. */
export const pictureOf =
  ({ config: { routes, serverURL } }: Pick<BasePayload, 'config'>) =>
  (file: string | null): string | null =>
    file ? `${serverURL}${routes.api}/avatars/file/${encodeURIComponent(file)}` : null
