'use client'

import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useRef } from 'react'
import type { ActionResult } from '@/endpoints/actions'
import { useApi, useMessages } from '@/exports/client'
import type { Translator } from '@/exports/types'
import { accountFields } from '@/components/views/Account/accountFields'
import { FormDialog, type FormField } from '@/components/views/Account/FormDialog'
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

interface Begun {
  options: PublicKeyCredentialCreationOptionsJSON
}

/** The field for what a passkey is called. */
export const passkeyName = (t: Translator): FormField => ({
  autoComplete: 'off',
  help: t('passkeyNameHelp'),
  label: t('passkeyName'),
  maxLength: 80,
  name: 'name',
})

/** Adds a passkey: first its name and the person's password, then the device. */
export function NewPasskey({ isOpen, needsCode, onClose, onDone }: Props) {
  const t = useMessages()
  const call = useApi()
  const { create } = usePasskey()
  /** What was begun with a proof, until a device has answered: its code works once, and people cancel their device. */
  const begun = useRef<(Begun & { proof: string }) | null>(null)
  const failed = (error: string): ActionResult<AddedPasskey> => ({ code: 'passkey', error, success: false })

  async function begin(answers: Record<string, string>): Promise<ActionResult<Begun>> {
    const proof = JSON.stringify(answers)
    if (begun.current?.proof === proof) return { doc: begun.current, success: true }
    const result = await call<Begun>('POST', '/passkeys/options', answers)
    if (result.success) begun.current = { ...result.doc, proof }
    return result
  }

  async function add({ name, ...proof }: Record<string, string>): Promise<ActionResult<AddedPasskey>> {
    if (!isSupported()) return failed(t('passkeyUnsupported'))
    const started = await begin(proof)
    if (!started.success) return started
    const answer = await create(started.doc.options)
    if ('problem' in answer) return failed(answer.problem)
    begun.current = null
    return call<AddedPasskey>('POST', '/passkeys', { name, response: JSON.stringify(answer.response) })
  }

  return (
    <FormDialog<AddedPasskey>
      action={t('accountNext')}
      description={t(needsCode ? 'passkeyAddHelp' : 'passkeyAddFirstHelp')}
      fields={[passkeyName(t), accountFields.password(t), ...(needsCode ? [accountFields.code(t)] : [])]}
      isOpen={isOpen}
      onClose={() => {
        begun.current = null
        onClose()
      }}
      onDone={onDone}
      send={add}
      title={t('passkeyAdd')}
    />
  )
}
