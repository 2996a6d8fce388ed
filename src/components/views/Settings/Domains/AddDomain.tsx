'use client'

import { toast } from '@payloadcms/ui'
import { useState, type FormEvent } from 'react'
import type { ActionResult } from '@/endpoints/actions'
import { parseHostname, hostFromUrl } from '@/lib/domains/parseHostname'
import { PlansLink } from '@/components/settings/PlansLink'
import { isStale } from '@/components/settings/StaleNotice/StaleNotice'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { TextField } from '@/components/ui/Field/TextField'
import { useMessages } from '@/components/ui/useMessages'

interface Props {
  isBusy: boolean
  isOpen: boolean
  /** Sends the request. */
  onAdd: (domain: string) => Promise<ActionResult<unknown>>
  onClose: () => void
  /** Null if the user cannot see the plans. */
  plansHref: string | null
  /** Domains of the site. */
  present: string[]
}

const FORM_ID = 'add-domain'

/** Adds a domain. Errors are shown on the first submission, and from then on while typing. */
export function AddDomain({ isBusy, isOpen, onAdd, onClose, plansHref, present }: Props) {
  const t = useMessages()
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const name = parseHostname(hostFromUrl(text))
  const isGated = refusal === t('domainsNotInPlan')
  const problem = !name ? t('domainsInvalid') : present.includes(name) ? t('domainsDuplicate') : null

  function close() {
    setText('')
    setChecked(false)
    setRefusal(null)
    onClose()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (!name || problem) {
      document.getElementById(FORM_ID)?.querySelector('input')?.focus()
      return
    }
    const result = await onAdd(name)
    if (result.success) return close()
    const { code, error } = result
    if (code === 'plan:domains') setRefusal(t('domainsNotInPlan'))
    else if (code === 'conflict:domains') setRefusal(t('domainsDuplicate'))
    else if (error && code === 'bad_request:domains') setRefusal(error)
    else toast.error(t('domainsAddFailed'))
    if (isStale(code)) close()
  }

  return (
    <Dialog
      action={
        <Button disabled={isBusy} form={FORM_ID} variant="primary" type="submit">
          {isBusy ? t('domainsAdding') : t('domainsAdd')}
        </Button>
      }
      cancelLabel={t('cancel')}
      isOpen={isOpen}
      onClose={close}
      title={t('domainsAdd')}
    >
      <form id={FORM_ID} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          autoCapitalize="none"
          autoComplete="off"
          dir="ltr"
          error={refusal ?? (isChecked ? problem : null)}
          help={t('domainsAddHelp')}
          inputMode="url"
          label={t('domainsName')}
          onValue={(value) => {
            setText(value)
            setRefusal(null)
          }}
          placeholder="www.example.org"
          spellCheck={false}
          value={text}
        />
        {isGated && <PlansLink href={plansHref} />}
      </form>
    </Dialog>
  )
}
