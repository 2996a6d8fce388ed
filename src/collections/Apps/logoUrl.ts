import type { Field, PayloadRequest } from 'payload'
import { poolOf } from '../../database/poolOf'

const CONTEXT_KEY = 'callboardLogos'

/** Address of an app's logo, as every screen and the API show it. */
export const logoUrl = (): Field => ({
  name: 'logoUrl',
  type: 'text',
  access: { create: () => false, update: () => false },
  admin: { hidden: true },
  hooks: { afterRead: [async ({ data, originalDoc, req }) => (await logosOf(req)).get(String(data?.id ?? (originalDoc as { id?: string } | undefined)?.id)) ?? null] },
  virtual: true,
})

/** All logos at once, asked for once in a request: a list shows nearly all of them. */
function logosOf(req: PayloadRequest): Promise<Map<string, string>> {
  return (req.context[CONTEXT_KEY] ??= readLogos(req)) as Promise<Map<string, string>>
}

async function readLogos({ payload }: PayloadRequest): Promise<Map<string, string>> {
  const { rows } = await poolOf(payload).query<{ id: string; file: string }>({
    name: 'callboard-logos',
    text: 'select apps.id, coalesce(v.sizes_square_filename, v.filename) as file from apps join avatars v on v.id = apps.logo_id',
  })
  const { routes, serverURL } = payload.config
  return new Map(rows.map(({ file, id }) => [id, `${serverURL}${routes.api}/avatars/file/${encodeURIComponent(file)}`]))
}
