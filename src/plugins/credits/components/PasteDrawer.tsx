'use client'

import { toast, useAuth, useConfig, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { Banner, Button, SelectField, TextAreaField, useApi, useMessages } from '@/exports/client'
import { useCanPublish } from '@/components/frame/Nav/frameOnScreen'
import { Drawer } from '@/components/ui/Drawer/Drawer'
import { MAX_LINES } from '../lib/castList/parseCastList'
import { MAX_ADDED, MAX_CREDITS } from '../lib/limits'
import type { AddedPeople } from '../operations/addPeople'
import { CastPreview } from './CastPreview'
import styles from './Credits.module.css'
import { useCastList } from './useCastList'
import type { Credits } from './useCredits'

interface Props {
  credits: Credits
  onClose: () => void
  tenant: string
  /** Text pasted into the table. */
  text: string
}

const TOAST_MS = 15_000

/**
 * Adds credits from a cast list in a document or spreadsheet: parses it, matches names with people of the site, and
 * fills in the form.
 */
export function PasteDrawer({ credits, onClose, tenant, text: pasted }: Props) {
  const t = useMessages()
  const api = useApi()
  const { permissions } = useAuth()
  const { config } = useConfig()
  const locale = useLocale()
  const [text, setText] = useState(pasted)
  const canPublish = useCanPublish('people')
  const [status, setStatus] = useState('draft')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [existing] = useState(credits.read)
  const list = useCastList(text, existing, tenant)
  const canAdd = Boolean(permissions?.collections?.people?.create)
  const isTranslated = config.localization && config.localization.locales.length > 1

  const selected = list.lines.filter(({ choice, isExisting }) => choice.kind !== 'none' && !isExisting)
  const newNames = [
    ...new Map(selected.filter(({ choice }) => choice.kind === 'new').map(({ key, name }) => [key, name])).values(),
  ]
  const leftOut = list.lines.filter(({ choice }) => choice.kind === 'none').length
  const isTooMany = credits.rows.length + selected.length > MAX_CREDITS
  const isReady = selected.length > 0 && !isTooMany && newNames.length <= MAX_ADDED && !list.isBusy && !isBusy

  async function add(): Promise<void> {
    if (!isReady) return
    setBusy(true)
    setProblem(null)
    const added =
      newNames.length > 0
        ? await api<AddedPeople>('POST', '/people/add', {
            locale: locale.code,
            names: newNames,
            status,
            tenantId: tenant,
          })
        : null
    setBusy(false)
    if (added && !added.success) return setProblem(added.error || t('creditsAddFailed'))
    // The server returns people in the order of the names.
    const people = new Map(newKeys(selected).map((key, index) => [key, added?.doc.people[index]?.id ?? null]))
    const undo = credits.addAll(
      selected.map(({ choice, group, key, role }) => ({
        group,
        person: choice.kind === 'person' ? choice.id : (people.get(key) ?? null),
        role,
      })),
    )
    const createdCount = added?.doc.added ?? 0
    toast.success(t('creditsAdded', { count: selected.length }), {
      action: { label: t('creditsUndo'), onClick: undo },
      description:
        createdCount > 0
          ? t(status === 'draft' ? 'creditsPeopleAdded' : 'creditsPeoplePublished', { count: createdCount })
          : undefined,
      duration: TOAST_MS,
    })
    onClose()
  }

  return (
    <Drawer
      footer={
        <div className={styles.foot}>
          <span className={styles.sum} role="status">
            {list.isBusy ? t('creditsLooking') : leftOut > 0 ? t('creditsLeftOut', { count: leftOut }) : ''}
          </span>
          <div className={styles.ways}>
            <Button onClick={onClose}>{t('creditsCancel')}</Button>
            <Button disabled={!isReady} variant="primary" onClick={() => void add()}>
              {t('creditsAddSome', { count: selected.length })}
            </Button>
          </div>
        </div>
      }
      isOpen
      onClose={onClose}
      title={t('creditsPasteTitle')}
      width={760}
    >
      <div className={styles.paste}>
        <TextAreaField
          autoFocus
          dir="auto"
          help={
            isTranslated
              ? `${t('creditsPasteHelp')} ${t('creditsPasteLanguage', { language: String(locale.label ?? locale.code) })}`
              : t('creditsPasteHelp')
          }
          label={t('creditsPasteLabel')}
          onValue={setText}
          placeholder={t('creditsPasteExample')}
          rows={list.lines.length > 0 ? 4 : 10}
          value={text}
        />
        {problem && (
          <Banner icon="CircleAlert" variant="error">
            {problem}
          </Banner>
        )}
        {list.error && (
          <Banner
            action={
              <Button variant="quiet" onClick={list.reload}>
                {t('tryAgain')}
              </Button>
            }
            icon="CircleAlert"
            variant="error"
          >
            {t('creditsLookFailed')}
          </Banner>
        )}
        {list.isCut && <p className={styles.wrong}>{t('creditsCut', { most: MAX_LINES })}</p>}
        {isTooMany && <p className={styles.wrong}>{t('creditsTooMany', { most: MAX_CREDITS })}</p>}
        {text.trim() !== '' && list.lines.length === 0 && <p className={styles.note}>{t('creditsNothingRead')}</p>}
        {list.lines.length > 0 && <CastPreview list={list} canAdd={canAdd} />}
        {newNames.length > 0 && canPublish && (
          <SelectField
            choices={[
              { label: t('creditsAsDrafts'), value: 'draft' },
              { label: t('creditsAsPublished'), value: 'published' },
            ]}
            label={t('creditsNewAs', { count: newNames.length })}
            onValue={setStatus}
            value={status}
          />
        )}
      </div>
    </Drawer>
  )
}

const newKeys = (lines: { choice: { kind: string }; key: string }[]): string[] => [
  ...new Set(lines.filter(({ choice }) => choice.kind === 'new').map(({ key }) => key)),
]
