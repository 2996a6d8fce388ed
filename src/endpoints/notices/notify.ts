import type { PayloadRequest } from 'payload'
import { createManyStored } from '@/database/bulk/createMany'
import { readLanguages } from '@/database/accounts/profiles'
import type { MessageKey } from '@/i18n/en'
import { translatorOf } from '@/i18n/translator'

export interface NoticeOptions {
  /** User ids; each is notified in their own language. */
  recipients: string[]
  /** The tenant that it is about. Default: none, for what concerns the installation. */
  tenantId?: string
  title: MessageKey
  body?: MessageKey
  values: Record<string, string>
  /** Path below the admin route: `/settings/users`. */
  href?: string
}

const TITLE_LENGTH = 200
const BODY_LENGTH = 600

/** Creates notifications in the request's transaction, in as many statements for many recipients as for one. */
export async function notify(
  req: PayloadRequest,
  { body, href, recipients, tenantId, title, values }: NoticeOptions,
): Promise<void> {
  const { config } = req.payload
  const people = await readLanguages(req, recipients)
  await createManyStored(
    req,
    'notices',
    people.map(({ id, language }) => {
      const t = translatorOf({ language: language ?? 'en' })
      return {
        body: body && t(body, values).slice(0, BODY_LENGTH),
        href: href && `${config.routes.admin}${href}`,
        recipient: id,
        tenant: tenantId,
        title: t(title, values).slice(0, TITLE_LENGTH),
      }
    }),
  )
}
