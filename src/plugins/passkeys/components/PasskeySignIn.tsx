import type { PayloadRequest } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas } from '@/exports/server'
import { SignInButton } from './SignInButton'

/** The button on the sign-in screen. */
export const PasskeySignIn = ({ redirectTo, req }: { redirectTo: string; req: PayloadRequest }) => (
  <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['account', 'passkeys'])}>
    <SignInButton redirectTo={redirectTo} />
  </AreaMessagesProvider>
)
