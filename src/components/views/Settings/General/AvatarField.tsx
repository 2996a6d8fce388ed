'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState, type ChangeEvent } from 'react'
import { AVATAR_MAX_BYTES, AVATAR_UPLOAD_TYPES } from '@/lib/avatars'
import { useAction } from '@/components/settings/useAction'
import { useApi } from '@/components/calls/useApi'
import { Avatar } from '@/components/ui/Avatar/Avatar'
import { Button } from '@/components/ui/Button/Button'
import { useMessages } from '@/components/ui/useMessages'
import styles from './AvatarField.module.css'

interface Props {
  /** URL of the picture; null for none. */
  initial: string | null
  name: string
  /** Called with the site's new `updatedAt`. */
  onChanged: (updatedAt: string) => void
  site: { id: string; slug: string; updatedAt: string }
}

interface Uploaded {
  doc: { id: string; url: string; sizes?: { square?: { url?: string | null } } }
}

/** The site's picture; stored as soon as it is chosen. */
export function AvatarField({ initial, name, onChanged, site }: Props) {
  const t = useMessages()
  const router = useRouter()
  const run = useAction()
  const call = useApi()
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState(initial)
  const [isBusy, setBusy] = useState(false)

  async function change(save: () => Promise<void>) {
    setBusy(true)
    await save()
    setBusy(false)
    router.refresh()
  }

  async function upload(file: File) {
    const form = new FormData()
    form.append('file', file)
    form.append('_payload', JSON.stringify({ tenant: site.id }))
    const uploaded = await call<Uploaded>('POST', '/avatars', form)
    if (!uploaded.success) return void toast.error(uploaded.error || t('avatarUploadFailed'))
    const { id, sizes, url } = uploaded.doc.doc
    const result = await run<{ updatedAt: string }>('updateTenantAvatar', {
      id: site.id,
      avatarId: id,
      updatedAt: site.updatedAt,
    })
    if (!result.success) return void toast.error(result.error || t('avatarUpdateFailed'))
    setPicture(sizes?.square?.url ?? url)
    onChanged(result.doc.updatedAt)
    toast.success(t('avatarUpdated'))
  }

  async function remove() {
    const result = await run<{ updatedAt: string }>('removeTenantAvatar', { id: site.id, updatedAt: site.updatedAt })
    if (!result.success) return void toast.error(result.error || t('avatarRemoveFailed'))
    setPicture(null)
    onChanged(result.doc.updatedAt)
    toast.success(t('avatarRemoved'))
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    // Lets the same file be chosen again after an error.
    event.target.value = ''
    if (!file) return
    // Some browsers know no type for HEIC. The server decides by the content.
    if (file.type && !AVATAR_UPLOAD_TYPES.includes(file.type)) return void toast.error(t('avatarWrongType'))
    if (file.size > AVATAR_MAX_BYTES) return void toast.error(t('avatarTooLarge'))
    void change(() => upload(file))
  }

  return (
    <div aria-label={t('generalAvatar')} className={styles.row} role="group">
      <Avatar name={name} size={64} slug={site.slug} src={picture} />
      <div className={styles.side}>
        <div className={styles.buttons}>
          <Button disabled={isBusy} onClick={() => input.current?.click()}>
            {isBusy ? t('generalAvatarBusy') : picture ? t('generalAvatarReplace') : t('generalAvatarUpload')}
          </Button>
          {picture && (
            <Button disabled={isBusy} variant="quiet" onClick={() => void change(remove)}>
              {t('remove')}
            </Button>
          )}
        </div>
        <p className={styles.help}>{t('generalAvatarHelp')}</p>
        <input
          accept={AVATAR_UPLOAD_TYPES.join()}
          aria-label={t('generalAvatar')}
          hidden
          onChange={choose}
          ref={input}
          type="file"
        />
      </div>
    </div>
  )
}
