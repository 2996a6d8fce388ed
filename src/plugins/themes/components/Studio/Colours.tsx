'use client'

import { useTranslation } from '@payloadcms/ui'
import { Button, Icon, useMessages } from '@/exports/client'
import { contrast } from '@/lib/colours/colour'
import { PAIRS, PALETTES, unreadablePairs, type OwnColours } from '@/lib/colours/houseColours'
import { intlLanguage } from '@/lib/time/formatIn'
import { colourSetting, firstColours, ownColours } from '../../lib/studio/appearance'
import { Choice } from './Choice'
import { ColourField } from './ColourField'
import type { PanelProps } from './studioProps'
import styles from './Studio.module.css'
import { required } from '@/lib/values'

const ORDER = ['paper', 'ink', 'accent'] as const satisfies (keyof OwnColours)[]

/** Chooses a palette or custom colours. Contrast is checked while choosing. */
export function Colours({
  choices,
  colours: labels,
  present,
  step,
}: Pick<PanelProps, 'choices' | 'colours' | 'present' | 'step'>) {
  const own = ownColours(present)
  const palette = required(
    choices.find(({ name }) => name === 'housePalette'),
    'the choice of a palette',
  )
  const swatches = (value: string): OwnColours =>
    value === 'own' ? (own ?? asColours(firstColours(present))) : PALETTES[value as keyof typeof PALETTES]
  return (
    <>
      <Choice
        isUnseen
        label={palette.label}
        onValue={(value) =>
          step({
            changes: {
              housePalette: value as NonNullable<typeof present.housePalette>,
              ...(value === 'own' && firstColours(present)),
            },
            kind: 'choose',
          })
        }
        options={palette.options.map((option) => ({ ...option, mark: <Swatches colours={swatches(option.value)} /> }))}
        value={present.housePalette ?? 'claret'}
      />
      {own && (
        <>
          <div className={styles.colours}>
            {ORDER.map((colour) => (
              <ColourField
                key={colour}
                label={labels[colour]}
                onSettle={() => step({ kind: 'settle' })}
                onValue={(value) =>
                  step({ changes: { [colourSetting(colour)]: value }, kind: 'choose', under: colourSetting(colour) })
                }
                value={own[colour]}
              />
            ))}
          </div>
          <Contrasts
            labels={labels}
            onTake={(colour, value) => step({ changes: { [colourSetting(colour)]: value }, kind: 'choose' })}
            own={own}
          />
        </>
      )}
    </>
  )
}

interface ContrastsProps {
  labels: Record<keyof OwnColours, string>
  onTake: (colour: keyof OwnColours, value: string) => void
  own: OwnColours
}

/** The contrast of each colour pair, with a suggested colour where it is too low. */
function Contrasts({ labels, onTake, own }: ContrastsProps) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const problems = unreadablePairs(own)
  const number = new Intl.NumberFormat(intlLanguage(language), {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
    roundingMode: 'floor',
  })
  return (
    <ul aria-live="polite" className={styles.contrasts}>
      {PAIRS.map(({ background, text }) => {
        const problem = problems.find((pair) => pair.text === text)
        const values = {
          background: labels[background],
          ratio: number.format(contrast(own[text], own[background])),
          text: labels[text],
        }
        return (
          <li className={problem ? styles.unreadable : styles.readable} key={text}>
            <Icon name={problem ? 'CircleAlert' : 'CircleCheck'} />
            <span>{t(problem ? 'themesStudioContrast' : 'themesStudioContrastGood', values)}</span>
            {problem && (
              <Button
                aria-label={t('themesStudioContrastUseFor', { colour: problem.nearest, text: labels[text] })}
                onClick={() => onTake(text, problem.nearest)}
              >
                {t('themesStudioContrastUse', { colour: problem.nearest })}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const asColours = ({
  houseAccent = '',
  houseInk = '',
  housePaper = '',
}: ReturnType<typeof firstColours>): OwnColours => ({ accent: houseAccent, ink: houseInk, paper: housePaper })

const Swatches = ({ colours }: { colours: OwnColours }) => (
  <span aria-hidden="true" className={styles.swatches}>
    {ORDER.map((colour) => (
      <span className={styles.swatch} key={colour} style={{ background: colours[colour] }} />
    ))}
  </span>
)
