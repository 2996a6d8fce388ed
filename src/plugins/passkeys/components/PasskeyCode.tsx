import type { PayloadRequest } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas } from '@/exports/server'
import { countPasskeysOf } from '../database/passkeys'
import { CodeButton } from './CodeButton'

/** A passkey in place of a code. Whoever is signed in has a button only with a passkey; during sign-in all have it. */
export async function PasskeyCode({ req }: { req: PayloadRequest }) {
  if (req.user && (await countPasskeysOf(req, String(req.user.id))) === 0) return null
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['account', 'passkeys'])}>
      <CodeButton />
    </AreaMessagesProvider>
  )
}
