'use client'

import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import type { ActionResult } from '@/endpoints/actions'
import { useApi } from '@/components/calls/useApi'
import { useMessages } from '@/components/ui/useMessages'
import { accountFields } from '@/components/views/Account/accountFields'
import { FormDialog } from '@/components/views/Account/FormDialog'
import { isSupported, usePasskey } from './usePasskey'

/** The stored passkey, and the backup codes if two-factor sign-in was turned on with it. */
export interface AddedPasskey {
  codes: string[] | null
}

interface Props {
  isOpen: boolean
  needsCode: boolean
  onClose: () => void
  onDone: (added: AddedPasskey) => void
}

/** Adds a passkey: first its name and the person's password, then the device. */
export function NewPasskey({ isOpen, needsCode, onClose, onDone }: Props) {
  const t = useMessages()
  const call = useApi()
  const { create } = usePasskey()
  const failed = (error: string): ActionResult<AddedPasskey> => ({ code: 'passkey', error, success: false })

  async function add({ name, ...proof }: Record<string, string>): Promise<ActionResult<AddedPasskey>> {
    if (!isSupported()) return failed(t('passkeyUnsupported'))
    const begun = await call<{ options: PublicKeyCredentialCreationOptionsJSON }>('POST', '/passkeys/options', proof)
    if (!begun.success) return begun
    const answer = await create(begun.doc.options)
    if ('problem' in answer) return failed(answer.problem)
    return call<AddedPasskey>('POST', '/passkeys', { name, response: JSON.stringify(answer.response) })
  }

  return (
    <FormDialog<AddedPasskey>
      action={t('accountNext')}
      description={t(needsCode ? 'passkeyAddHelp' : 'passkeyAddFirstHelp')}
      fields={[
        { autoComplete: 'off', help: t('passkeyNameHelp'), label: t('passkeyName'), maxLength: 80, name: 'name' },
        accountFields.password(t),
        ...(needsCode ? [accountFields.code(t)] : []),
      ]}
      isOpen={isOpen}
      onClose={onClose}
      onDone={onDone}
      send={add}
      title={t('passkeyAdd')}
    />
  )
}
