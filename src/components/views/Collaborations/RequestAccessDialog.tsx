'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { useApi } from '@/components/calls/useApi'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { TextAreaField } from '@/components/ui/Field/TextAreaField'
import { TextField } from '@/components/ui/Field/TextField'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Collaborations.module.css'

const FORM_ID = 'ask-for-access'

/** Requests access to a site for the organisation. */
export function RequestAccessDialog({ initialSlug, onClose }: { initialSlug: string; onClose: () => void }) {
  const t = useMessages()
  const call = useApi()
  const router = useRouter()
  const [values, setValues] = useState({ code: '', message: '', slug: initialSlug })
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const set = (name: keyof typeof values) => (value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setProblems({})
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const { code, message, slug } = values
    if (!slug.trim() || isBusy) return
    setBusy(true)
    const result = await call('POST', '/collaborators/request-access', {
      slug: slug.trim(),
      ...(code.trim() && { code: code.trim() }),
      ...(message.trim() && { message: message.trim() }),
    })
    setBusy(false)
    if (result.success) {
      toast.success(t('collaborationsAsked'))
      onClose()
      return router.refresh()
    }
    setProblems(
      Object.fromEntries(
        (result.errors ?? []).flatMap(({ message: problem, path }) => (path ? [[path, problem]] : [])),
      ),
    )
    toast.error(result.error || t('collaborationsAskFailed'))
  }

  return (
    <Dialog
      action={
        <Button disabled={isBusy || !values.slug.trim()} form={FORM_ID} variant="primary" type="submit">
          {t('collaborationsAsk')}
        </Button>
      }
      cancelLabel={t('cancel')}
      description={t('collaborationsAskHelp')}
      isOpen
      onClose={onClose}
      title={t('collaborationsAsk')}
    >
      <form className={styles.form} id={FORM_ID} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          autoCapitalize="none"
          autoComplete="off"
          dir="ltr"
          error={problems.slug}
          help={t('collaborationsSlugHelp')}
          label={t('collaborationsSlug')}
          maxLength={63}
          onValue={set('slug')}
          required
          spellCheck={false}
          value={values.slug}
        />
        <TextField
          autoCapitalize="characters"
          autoComplete="off"
          dir="ltr"
          error={problems.code}
          help={t('collaborationsCodeHelp')}
          label={t('peopleRoleOptional', { field: t('peopleCode') })}
          maxLength={100}
          onValue={set('code')}
          spellCheck={false}
          value={values.code}
        />
        <TextAreaField
          error={problems.message}
          label={t('peopleRoleOptional', { field: t('collaborationsMessage') })}
          maxLength={500}
          onValue={set('message')}
          rows={3}
          value={values.message}
        />
      </form>
    </Dialog>
  )
}
