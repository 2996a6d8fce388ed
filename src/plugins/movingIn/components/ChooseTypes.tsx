'use client'

import { SelectField, SettingsCard, useMessages } from '@/exports/client'
import type { MessageKey } from '@/exports/types'
import { inOneLine, isolateText } from '@/lib/text/isolated'
import type { DescribedWebsite } from '../lib/describe'
import {
  MAPPED_KINDS,
  takesSeveral,
  targetsOf,
  taxonomyOf,
  type MappedKind,
  type Target,
  type TypeMapping,
} from '../lib/mapping/targets'
import styles from './MovingIn.module.css'

interface Props {
  mapping: TypeMapping[]
  onChange: (mapping: TypeMapping[]) => void
  types: DescribedWebsite['types']
}

/** Says what entries of types without counterpart become, and what their custom fields hold. */
export function ChooseTypes({ mapping, onChange, types }: Props) {
  const t = useMessages()
  return (
    <SettingsCard help={t('movingInTypesHelp')} title={t('movingInTypes')}>
      <div className={styles.types}>
        {types.map((type) => (
          <ChooseType
            key={type.type}
            mapping={mapping.find((one) => one.type === type.type) ?? null}
            onChange={(changed) =>
              onChange([...mapping.filter((one) => one.type !== type.type), ...(changed ? [changed] : [])])
            }
            type={type}
          />
        ))}
      </div>
    </SettingsCard>
  )
}

interface TypeProps {
  mapping: TypeMapping | null
  onChange: (mapping: TypeMapping | null) => void
  type: DescribedWebsite['types'][number]
}

function ChooseType({ mapping, onChange, type: { count, fields, samples, type } }: TypeProps) {
  const t = useMessages()
  const suchAs = (texts: string[]): string | undefined =>
    texts.length > 0
      ? t('movingInTypeSamples', { samples: inOneLine(texts.flatMap((text) => text.split('\n'))) })
      : undefined
  const become = (as: MappedKind | undefined): void =>
    onChange(as ? { as, fields: (mapping?.fields ?? []).filter(({ to }) => targetsOf(as).includes(to)), type } : null)
  return (
    <div aria-label={type} className={styles.type} role="group">
      <SelectField
        choices={[
          { label: t('movingInStays'), value: '' },
          ...MAPPED_KINDS.map((kind) => ({ label: t(`movingInAs_${kind}` as MessageKey), value: kind })),
        ]}
        help={suchAs(samples)}
        label={t('movingInTypeCount', { count, type: isolateText(type) })}
        onValue={(value) => become(MAPPED_KINDS.find((kind) => kind === value))}
        value={mapping?.as ?? ''}
      />
      {mapping && fields.length > 0 && (
        <div className={styles.fields}>
          {fields.map((field) => (
            <ChooseTarget
              help={suchAs(field.samples)}
              key={field.name}
              mapping={mapping}
              name={field.name}
              onChange={onChange}
            />
          ))}
        </div>
      )}
    </div>
  )
}

interface TargetProps {
  help?: string
  mapping: TypeMapping
  name: string
  onChange: (mapping: TypeMapping) => void
}

/** Says what a custom field becomes. What another field becomes already is closed, unless both can. */
function ChooseTarget({ help, mapping, name, onChange }: TargetProps) {
  const t = useMessages()
  const others = mapping.fields.filter(({ from }) => from !== name)
  const isTaken = (target: Target): boolean => !takesSeveral(target) && others.some(({ to }) => to === target)
  const targets = targetsOf(mapping.as)
  const taxonomy = taxonomyOf(name)
  return (
    <SelectField
      choices={[
        { label: t('movingInUnused'), value: '' },
        ...targets.map((target) => ({
          isClosed: isTaken(target),
          label: t(`movingInTarget_${target}` as MessageKey),
          value: target,
        })),
      ]}
      help={help}
      label={taxonomy === null ? name : t('movingInTaxonomy', { name: isolateText(taxonomy) })}
      onValue={(value) => {
        const to = targets.find((target) => target === value)
        onChange({ ...mapping, fields: to ? [...others, { from: name, to }] : others })
      }}
      value={mapping.fields.find(({ from }) => from === name)?.to ?? ''}
    />
  )
}
