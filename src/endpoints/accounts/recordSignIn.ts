import { formatAdminURL } from 'payload/shared'
import type { PayloadRequest } from 'payload'
import { addSignIn, readSignInHistory } from '@/database/accounts/sessions'
import { queueMail } from '@/emails/queueMail'
import { deviceName, shortAgent } from '@/lib/accounts/deviceName'
import { clientNetworkOf, NO_ADDRESS } from '@/endpoints/rateLimits'

interface SignIn {
  /** Hash of the device token. */
  device: string
  sessionId: string
  userId: string
}

/** Records network and browser of a new session, and emails the user if the device is new to the account. */
export async function recordSignIn(req: PayloadRequest, { device, sessionId, userId }: SignIn): Promise<void> {
  const before = await readSignInHistory(req, userId, device)
  const [agent, network] = [shortAgent(req.headers), clientNetworkOf(req.headers)]
  await addSignIn(req, { agent, device, network, sessionId, userId })
  if (!before?.hasSignedIn || before.knowsDevice) return
  await queueMail(req, {
    content: {
      at: new Date().toISOString(),
      device: deviceName(agent) ?? '',
      link: accountLink(req),
      name: before.firstName ?? '',
      network: network === NO_ADDRESS ? '' : network,
      template: 'newSignIn',
    },
    to: before.email,
  })
}

/** URL of the user's own account page, with sessions and second factor. */
export const accountLink = ({ payload: { config } }: PayloadRequest): string =>
  formatAdminURL({ adminRoute: config.routes.admin, path: '/auth/account', serverURL: config.serverURL })
