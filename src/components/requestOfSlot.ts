import { headers } from 'next/headers'
import { createLocalReq, type Locale, type PayloadRequest, type ServerProps, type TypedLocale } from 'payload'

type Slot = Partial<Pick<ServerProps, 'i18n' | 'user'>> & Pick<ServerProps, 'payload'> & { locale?: Locale }

/**
 * Builds the request behind a list view or a slot, which Payload gives the person and the language but no request.
 * @param slot without a locale, documents are read in the default one
 */
export const requestOfSlot = async ({ i18n, locale, payload, user }: Slot): Promise<PayloadRequest> =>
  createLocalReq(
    {
      locale: locale?.code as TypedLocale | undefined,
      req: { headers: await headers(), i18n: i18n as PayloadRequest['i18n'] },
      user: user ?? undefined,
    },
    payload,
  )
