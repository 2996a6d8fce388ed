'use client'

import type { ReactNode } from 'react'
import { useWords } from '../../../../components/ui/useWords'
import type { WordKey } from '../../../../i18n/en'
import type { StyleChoice } from '../../lib/houseStyles'
import { Choice } from './Choice'
import { Colours } from './Colours'
import { FontChoice } from './FontChoice'
import { Logo } from './Logo'
import styles from './Studio.module.css'
import type { PanelProps } from './studioProps'

/** Everything that can be chosen, in groups. */
export function Panel({ choices, colours, fonts, logo, onLogo, present, step, themeId }: PanelProps) {
  const t = useWords()
  const pick = (...names: StyleChoice['name'][]): ReactNode =>
    names.map((name) => {
      const choice = choices.find((one) => one.name === name)
      return (
        choice && (
          <Choice
            key={name}
            label={choice.label}
            onValue={(value) => step({ changes: { [name]: value }, kind: 'choose' })}
            options={choice.options}
            value={present[name] ?? choice.options[0]!.value}
          />
        )
      )
    })
  return (
    <>
      <Group title="themesStylePalette">
        <Colours choices={choices} colours={colours} present={present} step={step} />
      </Group>
      <Group title="themesStudioType">
        {pick('houseType')}
        <FontChoice
          choice={choices.find(({ name }) => name === 'houseHeadings')}
          fonts={fonts}
          own="houseHeadingsFont"
          present={present}
          step={step}
        />
        <FontChoice
          choice={choices.find(({ name }) => name === 'houseText')}
          fonts={fonts}
          own="houseTextFont"
          present={present}
          step={step}
        />
      </Group>
      <Group title="themesStudioBrand">
        <Logo label={t('themesStyleLogo')} logo={logo} onLogo={onLogo} themeId={themeId} />
        {logo && pick('houseName')}
      </Group>
      <Group title="themesStudioLayout">
        {pick('houseHeader', 'houseFooter', 'houseCards', 'houseCorners', 'houseSpacing')}
      </Group>
    </>
  )
}

function Group({ children, title }: { children: ReactNode; title: WordKey }) {
  const t = useWords()
  return (
    <section aria-label={t(title)} className={styles.group}>
      <h2 className={styles.heading}>{t(title)}</h2>
      {children}
    </section>
  )
}
