'use client'

import { Link, toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useRef, useState } from 'react'
import { Button, Dialog, List, ListRow, SettingsCard, useApi, useMessages } from '@/exports/client'
import { useKeptFocus } from '@/components/views/Settings/Users/useKeptFocus'
import { inOneLine } from '@/lib/text/isolated'
import type { AccountTokens, ListedToken } from '../lib/accountTokens'
import { NewToken } from './NewToken'
import styles from './Tokens.module.css'
import { CopyButton } from '@/components/settings/CopyButton'
import { isNonEmpty } from '@/lib/lists/items'

/** Lists the access tokens of a person, creates new ones and revokes them. */
export function TokensCard({ needsCode, sites, tokens }: AccountTokens) {
  const t = useMessages()
  const router = useRouter()
  const call = useApi()
  const list = useRef<HTMLDivElement>(null)
  useKeptFocus(list, tokens.length)
  const [isOpen, setOpen] = useState(false)
  const [created, setCreated] = useState<string | null>(null)
  const [revoking, setRevoking] = useState<ListedToken | null>(null)
  async function revoke({ id }: ListedToken) {
    const result = await call('DELETE', `/tokens/${id}`)
    setRevoking(null)
    if (!result.success && !result.code.startsWith('not_found'))
      return void toast.error(result.error || t('accountFailed'))
    toast.success(t('tokenEnded'))
    router.refresh()
  }
  const detailOf = ({ expires, isExpired, site, used }: ListedToken) =>
    inOneLine([
      site,
      t(isExpired ? 'tokenExpired' : 'tokenExpires', { at: expires }),
      used ? t('tokenUsed', { at: used }) : t('tokenNever'),
    ])
  const { admin: adminRoute } = useConfig().config.routes
  const create = sites.length > 0 && <Button onClick={() => setOpen(true)}>{t('tokenCreate')}</Button>
  const help = (
    <>
      {t('tokensHelp')} <Link href={formatAdminURL({ adminRoute, path: '/api' })}>{t('tokenApi')}</Link>
    </>
  )
  return (
    <SettingsCard action={create} help={help} isFlush={tokens.length > 0} title={t('tokensTitle')}>
      <div className={styles.list} ref={list} tabIndex={-1}>
        {tokens.length === 0 && <p className={styles.none}>{t('tokenNone')}</p>}
        {tokens.length > 0 && (
          <List label={t('tokensTitle')}>
            {tokens.map((token) => (
              <ListRow
                detail={
                  <>
                    <span className={styles.line}>{token.permissions}</span>
                    <span className={styles.line}>{detailOf(token)}</span>
                  </>
                }
                end={
                  <Button aria-label={t('tokenEndOf', { name: token.name })} onClick={() => setRevoking(token)}>
                    {t('tokenEnd')}
                  </Button>
                }
                key={token.id}
                title={<bdi>{token.name}</bdi>}
              />
            ))}
          </List>
        )}
      </div>
      {isOpen && isNonEmpty(sites) && (
        <NewToken
          needsCode={needsCode}
          onClose={() => setOpen(false)}
          onDone={(token) => {
            setOpen(false)
            setCreated(token)
            router.refresh()
          }}
          sites={sites}
        />
      )}
      <CreatedToken onClose={() => setCreated(null)} token={created} />
      <Dialog
        action={
          <Button variant="danger" onClick={() => revoking && void revoke(revoking)}>
            {t('tokenEnd')}
          </Button>
        }
        cancelLabel={t('cancel')}
        description={t('tokenEndQuestion')}
        isOpen={revoking !== null}
        onClose={() => setRevoking(null)}
        title={t('tokenEndOf', { name: revoking?.name ?? '' })}
      />
    </SettingsCard>
  )
}

/** Shows a new token. It cannot be shown again. */
function CreatedToken({ onClose, token }: { onClose: () => void; token: string | null }) {
  const t = useMessages()
  return (
    <Dialog
      cancelLabel={t('tokenDone')}
      description={t('tokenCreatedHelp')}
      isOpen={token !== null}
      onClose={onClose}
      title={t('tokenCreated')}
    >
      <code className={styles.token} dir="ltr">
        {token}
      </code>
      <div>
        <CopyButton done={t('tokenCopied')} text={token ?? ''} />
      </div>
    </Dialog>
  )
}
