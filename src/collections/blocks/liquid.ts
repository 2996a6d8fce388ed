import type { Block, TextareaFieldValidation } from 'payload'
import { textarea } from 'payload/shared'
import { LIQUID_BLOCK } from '@/lib/content/liquid/liquidBlocks'
import { translatorOf } from '@/i18n/translator'
import { checkTemplate } from '@/lib/content/liquid/renderTemplate'
import { describeTemplateProblem } from '@/lib/content/liquid/describeTemplateProblem'
import { TEMPLATE_LENGTH } from '@/lib/content/liquid/templateLength'

const validate: TextareaFieldValidation = async (value, options) => {
  const problem = await textarea(value, options)
  const templateProblem = problem === true && value ? checkTemplate(value) : null
  return templateProblem ? describeTemplateProblem(templateProblem, translatorOf(options.req.i18n)) : problem
}

/** A Liquid template written by a developer. `guardLiquid` checks who may add or change one. */
export const liquid: Block = {
  slug: LIQUID_BLOCK,
  fields: [
    {
      name: 'template',
      type: 'textarea',
      admin: { components: { Field: '/src/components/document/Liquid/LiquidField#LiquidField' } },
      maxLength: TEMPLATE_LENGTH,
      required: true,
      validate,
    },
  ],
  interfaceName: 'LiquidBlock',
  labels: { plural: 'Custom Liquid', singular: 'Custom Liquid' },
}
