import type { Field, PayloadRequest } from 'payload'
import { readLogoFiles } from '@/database/apps/apps'

const CONTEXT_KEY = 'callboardLogos'

/** URL of an app's logo, as used by screens and the API. */
export const logoUrl = (): Field => ({
  name: 'logoUrl',
  type: 'text',
  access: { create: () => false, update: () => false },
  admin: { hidden: true },
  hooks: {
    afterRead: [
      async ({ data, originalDoc, req }) =>
        (await logosOf(req)).get(String(data?.id ?? (originalDoc as { id?: string } | undefined)?.id)) ?? null,
    ],
  },
  virtual: true,
})

/** All logos, loaded once per request because a list shows nearly all of them. */
function logosOf(req: PayloadRequest): Promise<Map<string, string>> {
  return (req.context[CONTEXT_KEY] ??= readLogos(req)) as Promise<Map<string, string>>
}

async function readLogos({ payload }: PayloadRequest): Promise<Map<string, string>> {
  const { routes, serverURL } = payload.config
  return new Map(
    (await readLogoFiles(payload)).map(({ file, id }) => [
      id,
      `${serverURL}${routes.api}/avatars/file/${encodeURIComponent(file)}`,
    ]),
  )
}
