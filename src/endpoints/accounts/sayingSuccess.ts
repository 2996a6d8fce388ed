import type { PayloadHandler } from 'payload'
import type { FailureBody } from '../answers'

/** Has a refusal say `success` and `message` beside what every refusal says, as a success of the same call does. */
export const sayingSuccess =
  (operation: PayloadHandler): PayloadHandler =>
  async (req) => {
    const answer = await operation(req)
    if (answer.ok) return answer
    const body = (await answer.json()) as FailureBody
    return Response.json(
      { ...body, message: body.error, success: false },
      { headers: answer.headers, status: answer.status },
    )
  }
