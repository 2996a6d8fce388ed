'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Button, List, ListRow, SettingsCard, useApi, useMessages } from '@/exports/client'
import { accountFields } from '@/components/views/Account/accountFields'
import { BackupCodes } from '@/components/views/Account/BackupCodes'
import { FormDialog } from '@/components/views/Account/FormDialog'
import { useKeptFocus } from '@/components/views/Settings/Users/useKeptFocus'
import { inOneLine } from '@/lib/text/isolated'
import type { AccountPasskeys, ListedPasskey } from '../lib/accountPasskeys'
import { NewPasskey } from './NewPasskey'
import styles from './Passkeys.module.css'

type Open = 'new' | 'codes' | 'endAll' | ListedPasskey | null

/** Lists the passkeys of a person, adds new ones and ends them. */
export function PasskeysCard({ needsCode, passkeys }: AccountPasskeys) {
  const t = useMessages()
  const router = useRouter()
  const call = useApi()
  const list = useRef<HTMLDivElement>(null)
  useKeptFocus(list, passkeys.length)
  const [open, setOpen] = useState<Open>(null)
  const [codes, setCodes] = useState<string[]>([])
  const proof = [accountFields.password(t), ...(needsCode ? [accountFields.code(t)] : [])]
  const ending = typeof open === 'object' ? open : null
  const close = () => setOpen(null)
  function finish(message: string) {
    close()
    setCodes([])
    toast.success(message)
    router.refresh()
  }
  function showCodes(fresh: string[] | null) {
    if (!fresh) return finish(t('passkeyAdded'))
    setCodes(fresh)
    setOpen('codes')
  }
  const detailOf = ({ isBlocked, made, needsPassword, used }: ListedPasskey) =>
    isBlocked ? (
      <span className={styles.blocked}>{t('passkeyBlocked')}</span>
    ) : (
      inOneLine([
        t('passkeyMade', { at: made }),
        used ? t('passkeyUsed', { at: used }) : t('passkeyNever'),
        needsPassword && t('passkeyAfterResetOf'),
      ])
    )
  return (
    <SettingsCard
      action={<Button onClick={() => setOpen('new')}>{t('passkeyAdd')}</Button>}
      help={t('passkeysHelp')}
      isFlush={passkeys.length > 0}
      title={t('passkeysTitle')}
    >
      <div className={styles.list} ref={list} tabIndex={-1}>
        {passkeys.length === 0 && <p className={styles.none}>{t('passkeyNone')}</p>}
        {passkeys.length > 0 && (
          <List label={t('passkeysTitle')}>
            {passkeys.map((passkey) => (
              <ListRow
                detail={detailOf(passkey)}
                end={
                  <Button aria-label={t('passkeyEndOf', { name: passkey.name })} onClick={() => setOpen(passkey)}>
                    {t('passkeyEnd')}
                  </Button>
                }
                key={passkey.id}
                title={<bdi>{passkey.name}</bdi>}
              />
            ))}
          </List>
        )}
      </div>
      {passkeys.length > 0 && (
        <div className={styles.all}>
          <Button onClick={() => setOpen('endAll')} variant="danger">
            {t('passkeyEndAll')}
          </Button>
        </div>
      )}
      <NewPasskey
        isOpen={open === 'new'}
        needsCode={needsCode}
        onClose={close}
        onDone={(added) => showCodes(added.codes)}
      />
      <BackupCodes codes={codes} isOpen={open === 'codes'} onClose={() => finish(t('passkeyAdded'))} />
      <FormDialog
        action={t('passkeyEnd')}
        description={t('passkeyEndHelp')}
        fields={proof}
        isDangerous
        isOpen={ending !== null}
        onClose={close}
        onDone={() => finish(t('passkeyEnded'))}
        send={(answers) => call('POST', `/passkeys/${ending?.id ?? ''}/end`, answers)}
        title={t('passkeyEndOf', { name: ending?.name ?? '' })}
      />
      <FormDialog
        action={t('passkeyEndAll')}
        description={t('passkeyEndAllHelp')}
        fields={proof}
        isDangerous
        isOpen={open === 'endAll'}
        onClose={close}
        onDone={() => finish(t('passkeyEndedAll'))}
        send={(answers) => call('POST', '/passkeys/end-all', answers)}
        title={t('passkeyEndAll')}
      />
    </SettingsCard>
  )
}
