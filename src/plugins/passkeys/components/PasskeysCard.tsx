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
import { NewPasskey, passkeyName } from './NewPasskey'
import styles from './Passkeys.module.css'

type Open = 'new' | 'codes' | 'endAll' | { ends: ListedPasskey } | { renames: ListedPasskey } | null

/** Lists the passkeys of a person, adds new ones, renames them and ends them. */
export function PasskeysCard({ needsCode, passkeys }: AccountPasskeys) {
  const t = useMessages()
  const router = useRouter()
  const call = useApi()
  const list = useRef<HTMLDivElement>(null)
  useKeptFocus(list, passkeys.length)
  const [open, setOpen] = useState<Open>(null)
  const [codes, setCodes] = useState<string[]>([])
  const proof = [accountFields.password(t), ...(needsCode ? [accountFields.code(t)] : [])]
  const subject = typeof open === 'object' ? open : null
  const ending = subject && 'ends' in subject ? subject.ends : null
  const renaming = subject && 'renames' in subject ? subject.renames : null
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
                  <div className={styles.actions}>
                    <Button
                      aria-label={t('passkeyRenameOf', { name: passkey.name })}
                      onClick={() => setOpen({ renames: passkey })}
                      variant="quiet"
                    >
                      {t('passkeyRename')}
                    </Button>
                    <Button
                      aria-label={t('passkeyEndOf', { name: passkey.name })}
                      onClick={() => setOpen({ ends: passkey })}
                    >
                      {t('passkeyEnd')}
                    </Button>
                  </div>
                }
                key={passkey.id}
                title={<bdi>{passkey.name}</bdi>}
                wraps
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
        action={t('passkeyRename')}
        fields={[{ ...passkeyName(t), defaultValue: renaming?.name ?? '' }]}
        isOpen={renaming !== null}
        onClose={close}
        onDone={() => finish(t('passkeyRenamed'))}
        send={(answers) => call('PATCH', `/passkeys/${renaming?.id ?? ''}`, answers)}
        title={t('passkeyRenameOf', { name: renaming?.name ?? '' })}
      />
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
