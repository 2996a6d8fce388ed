'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { slugify } from '@/lib/content/slugify'
import type { FieldProblem } from '@/components/calls/CallError'
import { useApi } from '@/components/calls/useApi'
import { Button } from '@/components/ui/Button/Button'
import { SelectField, type Choice } from '@/components/ui/Field/SelectField'
import { TextField } from '@/components/ui/Field/TextField'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { useMessages } from '@/components/ui/useMessages'
import styles from './NewSite.module.css'

interface Props {
  languages: Choice[]
  plans: Choice[]
  siteRoute: string
  /** What a site can begin with, besides nothing. */
  starters: Choice[]
  zones: Choice[]
}

const EMPTY = {
  currency: 'USD',
  firstLanguage: 'en',
  name: '',
  ownerEmail: '',
  ownerFirstName: '',
  ownerLastName: '',
  planId: '',
  slug: '',
  starter: 'empty',
  timezone: 'UTC',
}

type Field = keyof typeof EMPTY

/** Form for creating a site. */
export function NewSiteForm({ languages, plans, siteRoute, starters, zones }: Props) {
  const t = useMessages()
  const router = useRouter()
  const call = useApi()
  const [site, setSite] = useState({ ...EMPTY, starter: starters[0]?.value ?? EMPTY.starter })
  const [followsName, setFollowsName] = useState(true)
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const [isBusy, setBusy] = useState(false)
  const set = (field: Field) => (value: string) =>
    setSite((before) => ({
      ...before,
      [field]: value,
      ...(field === 'name' && followsName && { slug: slugify(value).replaceAll('_', '-').slice(0, 60) }),
    }))
  const problemOf = (field: Field) => problems.find((problem) => problem.path === field)?.message

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const { firstLanguage: language, ...rest } = site
    const result = await call<{ id: string; name: string }>('POST', '/tenants/onboard', {
      ...rest,
      language,
      planId: site.planId || null,
    })
    setBusy(false)
    if (result.success) {
      toast.success(t('providerCreated', { email: site.ownerEmail, name: result.doc.name }))
      router.push(`${siteRoute}/${result.doc.id}`)
      return
    }
    setProblems(result.errors ?? [])
    toast.error(result.error || t('providerFailed'))
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <SettingsCard title={t('providerSite')}>
        <div className={styles.pair}>
          <TextField
            autoFocus
            error={problemOf('name')}
            label={t('providerName')}
            maxLength={120}
            onValue={set('name')}
            required
            value={site.name}
          />
          <TextField
            error={problemOf('slug')}
            help={t('providerAddressHelp')}
            label={t('providerAddress')}
            onValue={(value) => {
              setFollowsName(false)
              set('slug')(value)
            }}
            required
            value={site.slug}
          />
          <SelectField
            choices={[{ label: t('providerNoPlan'), value: '' }, ...plans]}
            error={problemOf('planId')}
            label={t('providerPlan')}
            onValue={set('planId')}
            value={site.planId}
          />
          <SelectField
            choices={[...starters, { label: t('providerStarterEmpty'), value: EMPTY.starter }]}
            error={problemOf('starter')}
            label={t('providerStarter')}
            onValue={set('starter')}
            value={site.starter}
          />
          <SelectField
            choices={languages}
            label={t('providerLanguage')}
            onValue={set('firstLanguage')}
            value={site.firstLanguage}
          />
          <SelectField
            choices={zones}
            error={problemOf('timezone')}
            label={t('providerTimezone')}
            onValue={set('timezone')}
            value={site.timezone}
          />
          <TextField
            error={problemOf('currency')}
            label={t('providerCurrency')}
            maxLength={3}
            onValue={(value) => set('currency')(value.toUpperCase())}
            required
            value={site.currency}
          />
        </div>
      </SettingsCard>
      <SettingsCard title={t('providerOwner')}>
        <div className={styles.pair}>
          <TextField
            error={problemOf('ownerFirstName')}
            label={t('providerOwnerFirstName')}
            maxLength={80}
            onValue={set('ownerFirstName')}
            value={site.ownerFirstName}
          />
          <TextField
            error={problemOf('ownerLastName')}
            label={t('providerOwnerLastName')}
            maxLength={80}
            onValue={set('ownerLastName')}
            value={site.ownerLastName}
          />
          <TextField
            error={problemOf('ownerEmail')}
            label={t('providerOwnerEmail')}
            onValue={set('ownerEmail')}
            required
            type="email"
            value={site.ownerEmail}
          />
        </div>
      </SettingsCard>
      <div className={styles.actions}>
        <Button disabled={isBusy} variant="primary" type="submit">
          {isBusy ? t('providerCreating') : t('providerCreateSite')}
        </Button>
      </div>
    </form>
  )
}
