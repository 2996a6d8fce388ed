'use client'

import { useState } from 'react'
import { UNLIMITED } from '@/lib/plans/planAllows'
import { PlansLink } from '@/components/settings/PlansLink'
import { StaleNotice } from '@/components/settings/StaleNotice/StaleNotice'
import { Button } from '@/components/ui/Button/Button'
import type { Option } from '@/components/ui/Combobox/Combobox'
import { List } from '@/components/ui/List/List'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { Tooltip } from '@/components/ui/Tooltip/Tooltip'
import { useMessages } from '@/components/ui/useMessages'
import styles from '@/components/settings/Settings.module.css'
import { AddLanguage } from './AddLanguage'
import { LanguageRow } from './LanguageRow'
import { MakeDefault } from './MakeDefault'
import { RemoveLanguage } from './RemoveLanguage'
import { useLanguages, type SiteLanguage } from './useLanguages'

interface Props {
  /** Number of languages besides the default that the plan allows; -1 for unlimited. */
  additional: number
  initial: SiteLanguage[]
  offered: Option[]
  /** Null if the user cannot see the plans. */
  plansHref: string | null
  site: { id: string; updatedAt: string }
}

/** The languages of a site: add, publish, make default and remove them. */
export function LanguagesList({ additional, initial, offered, plansHref, site }: Props) {
  const t = useMessages()
  const { add, isBusy, isStale, languages, makeDefault, remove, toggle } = useLanguages(initial, site)
  const [isAdding, setAdding] = useState(false)
  const [chosen, setChosen] = useState<SiteLanguage | null>(null)
  const [toRemove, setToRemove] = useState<SiteLanguage | null>(null)
  const isLimited = additional !== UNLIMITED
  const remaining = isLimited ? Math.max(0, additional + 1 - languages.length) : Infinity
  const limit = t('languagesLimit', { additional, total: additional + 1 })

  const limitNotice = (
    <>
      {limit} <PlansLink href={plansHref} />
    </>
  )
  const help = isLimited ? (remaining > 0 ? t('languagesLeft', { count: remaining }) : limitNotice) : undefined

  const addButton = (
    // Not `disabled` at the limit, so that keyboard users can reach the explanation.
    <Button
      aria-disabled={remaining === 0 || undefined}
      disabled={isBusy}
      icon="Plus"
      variant="primary"
      onClick={() => remaining > 0 && setAdding(true)}
    >
      {t('languagesAdd')}
    </Button>
  )

  return (
    <div className={styles.cards}>
      {isStale && <StaleNotice />}
      <SettingsCard
        action={remaining === 0 ? <Tooltip text={limit}>{addButton}</Tooltip> : addButton}
        help={help}
        isFlush
        title={t('languagesOfSite')}
      >
        <List label={t('languagesOfSite')}>
          {languages.map((language) => (
            <LanguageRow
              isBusy={isBusy}
              isOnly={languages.length === 1}
              key={language.code}
              language={language}
              onDefault={() => (language.isPublished ? void makeDefault(language) : setChosen(language))}
              onRemove={() => setToRemove(language)}
              onToggle={() => void toggle(language)}
            />
          ))}
        </List>
      </SettingsCard>
      <AddLanguage
        isOpen={isAdding}
        offered={offered.filter(({ value }) => !languages.some(({ code }) => code === value))}
        onAdd={(code) => {
          setAdding(false)
          void add(code)
        }}
        onClose={() => setAdding(false)}
      />
      <MakeDefault
        language={chosen}
        onClose={() => setChosen(null)}
        onConfirm={(language) => {
          setChosen(null)
          void makeDefault(language)
        }}
      />
      <RemoveLanguage
        language={toRemove}
        onClose={() => setToRemove(null)}
        onConfirm={(language) => {
          setToRemove(null)
          void remove(language)
        }}
        siteId={site.id}
      />
    </div>
  )
}
