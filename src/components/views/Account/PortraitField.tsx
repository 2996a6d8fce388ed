'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState, type ChangeEvent } from 'react'
import type { ActionResult } from '@/endpoints/actions'
import { AVATAR_MAX_BYTES, AVATAR_UPLOAD_TYPES } from '@/lib/avatars'
import { useApi } from '@/components/calls/useApi'
import { Avatar } from '@/components/ui/Avatar/Avatar'
import { Button } from '@/components/ui/Button/Button'
import { useMessages } from '@/components/ui/useMessages'
import styles from '../Settings/General/AvatarField.module.css'

interface Props {
  /** URL of the picture; null for none. */
  initial: string | null
  name: string
}

/** The user's picture; stored as soon as it is chosen. */
export function PortraitField({ initial, name }: Props) {
  const t = useMessages()
  const router = useRouter()
  const call = useApi()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)

  async function save(send: () => Promise<ActionResult<unknown>>, successMessage: string, errorMessage: string) {
    setBusy(true)
    const result = await send()
    setBusy(false)
    if (!result.success) return void toast.error(result.error || errorMessage)
    toast.success(successMessage)
    router.refresh()
  }

  function upload(file: File) {
    const form = new FormData()
    form.append('file', file)
    void save(() => call('POST', '/users/portrait', form), t('avatarUpdated'), t('avatarUploadFailed'))
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    // Lets the same file be chosen again after an error.
    event.target.value = ''
    if (!file) return
    // Some browsers know no type for HEIC. The server decides by the content.
    if (file.type && !AVATAR_UPLOAD_TYPES.includes(file.type)) return void toast.error(t('avatarWrongType'))
    if (file.size > AVATAR_MAX_BYTES) return void toast.error(t('avatarTooLarge'))
    upload(file)
  }

  return (
    <div aria-label={t('accountPortrait')} className={styles.row} role="group">
      <Avatar name={name} size={64} src={initial} />
      <div className={styles.side}>
        <div className={styles.buttons}>
          <Button disabled={isBusy} onClick={() => input.current?.click()}>
            {isBusy ? t('generalAvatarBusy') : initial ? t('generalAvatarReplace') : t('generalAvatarUpload')}
          </Button>
          {initial && (
            <Button
              disabled={isBusy}
              variant="quiet"
              onClick={() =>
                void save(() => call('DELETE', '/users/portrait'), t('avatarRemoved'), t('avatarRemoveFailed'))
              }
            >
              {t('remove')}
            </Button>
          )}
        </div>
        <p className={styles.help}>{t('generalAvatarHelp')}</p>
        <input
          accept={AVATAR_UPLOAD_TYPES.join()}
          aria-label={t('accountPortrait')}
          hidden
          onChange={choose}
          ref={input}
          type="file"
        />
      </div>
    </div>
  )
}
