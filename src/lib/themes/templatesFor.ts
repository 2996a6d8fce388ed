import type { TemplateShape, Theme } from './theme'

/** Key prefix of event templates. */
const EVENT_TEMPLATE = 'event.'

export const isEventTemplate = ({ template }: Pick<TemplateShape, 'template'>): boolean =>
  template.startsWith(EVENT_TEMPLATE)

/** The templates available for a content type; none for a no-code theme. */
export const templatesFor = (theme: Theme, collection: string, isNoCode: boolean): TemplateShape[] =>
  isNoCode
    ? []
    : theme.templates.filter(
        (template) => template.collection === collection || (collection === 'events' && isEventTemplate(template)),
      )
