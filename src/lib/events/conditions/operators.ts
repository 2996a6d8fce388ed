/** Operators of conditions. `before` and `after` apply to dates only. */
export const OPERATORS = ['equal', 'not_equal', 'before', 'after'] as const

export type Operator = (typeof OPERATORS)[number]

export const operatorsOf = ({ type }: { type: string }): readonly Operator[] =>
  type === 'date' ? OPERATORS : OPERATORS.slice(0, 2)
