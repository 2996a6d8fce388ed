import type { TemplateShape, Theme } from './theme'

/** Templates whose keys begin with this are of events. */
const EVENT_TEMPLATE = 'event.'

export const isEventTemplate = ({ template }: Pick<TemplateShape, 'template'>): boolean =>
  template.startsWith(EVENT_TEMPLATE)

/** The templates that documents of a content type choose from. A theme without code has none to choose. */
export const templatesFor = (theme: Theme, collection: string, isNoCode: boolean): TemplateShape[] =>
  isNoCode
    ? []
    : theme.templates.filter(
        (one) => one.collection === collection || (collection === 'events' && isEventTemplate(one)),
      )
