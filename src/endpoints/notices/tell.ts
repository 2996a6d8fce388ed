import type { PayloadRequest } from 'payload'
import { createStored } from '../../database/documents/stored'
import { languagesOf } from '../../database/accounts/profiles'
import type { WordKey } from '../../i18n/en'
import { translatorOf } from '../../i18n/translator'

export interface Told {
  /** Ids of the people; each is told in the language of their own. */
  recipients: string[]
  tenantId: string
  title: WordKey
  body?: WordKey
  values: Record<string, string>
  /** Below the admin's route: `/settings/users`. */
  href?: string
}

const TITLE_LENGTH = 200
const BODY_LENGTH = 600

/** Puts a notice behind the bell of some people, in the request's transaction. */
export async function tell(
  req: PayloadRequest,
  { body, href, recipients, tenantId, title, values }: Told,
): Promise<void> {
  const { config } = req.payload
  for (const { id, language } of await languagesOf(req, recipients)) {
    const t = translatorOf({ language: language ?? 'en' })
    await createStored(req, {
      collection: 'notices',
      data: {
        body: body && t(body, values).slice(0, BODY_LENGTH),
        href: href && `${config.routes.admin}${href}`,
        recipient: id,
        tenant: tenantId,
        title: t(title, values).slice(0, TITLE_LENGTH),
      },
      returning: false,
    })
  }
}
