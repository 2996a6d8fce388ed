'use client'

import { type ReactNode, useEffect } from 'react'
import { useMessages } from '@/exports/client'
import type { MessageKey } from '@/exports/types'
import type { StyleChoice } from '../../lib/houseStyles'
import { Choice } from './Choice'
import { Colours } from './Colours'
import { Logo } from './Logo'
import styles from './Studio.module.css'
import type { PanelProps } from './studioProps'
import type { StudioFont } from '@/plugins/themes/lib/studio/fonts'

/** Loads the fonts of the site for their names in the choice. A font that cannot be loaded keeps the face of the admin. */
function useFontFaces(fonts: StudioFont[]): void {
  useEffect(() => {
    const faces = fonts.flatMap(({ faces: files, family }) =>
      files.map(
        ({ address, style, weight }) =>
          new FontFace(family.replaceAll('"', ''), `url("${address}")`, { style, weight: String(weight) }),
      ),
    )
    for (const face of faces) document.fonts.add(face)
    return () => {
      for (const face of faces) document.fonts.delete(face)
    }
  }, [fonts])
}

/** All style choices, in groups. */
export function Panel({ choices, colours, fonts, logo, onLogo, present, step, themeId }: PanelProps) {
  const t = useMessages()
  useFontFaces(fonts)
  const pick = (...names: StyleChoice['name'][]): ReactNode =>
    names.map((name) => {
      const choice = choices.find((candidate) => candidate.name === name)
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

function Group({ children, title }: { children: ReactNode; title: MessageKey }) {
  const t = useMessages()
  return (
    <section aria-label={t(title)} className={styles.group}>
      <h2 className={styles.heading}>{t(title)}</h2>
      {children}
    </section>
  )
}

interface Props extends Pick<PanelProps, 'present' | 'step'> {
  /** House's own fonts. */
  choice: StyleChoice | undefined
  /** Fonts of the site. */
  fonts: StudioFont[]
  own: 'houseHeadingsFont' | 'houseTextFont'
}

/** Chooses one of House's fonts or a font of the site. */
function FontChoice({ choice, fonts, own, present, step }: Props) {
  if (!choice) return null
  const { label, name, options } = choice
  const isOwn = (value: string): boolean => fonts.some(({ id }) => id === value)
  return (
    <Choice
      label={label}
      onValue={(value) =>
        step({ changes: isOwn(value) ? { [own]: value } : { [name]: value, [own]: undefined }, kind: 'choose' })
      }
      options={[...options, ...fonts.map(({ family, id, title }) => ({ face: family, label: title, value: id }))]}
      value={present[own] ?? present[name] ?? options[0]!.value}
    />
  )
}
