import { OperationError } from '../OperationError'

/** Also returned for an address without an account. */
export const wrongPassword = () =>
  new OperationError({
    code: 'wrong_password:accounts',
    message: 'The email address or password is incorrect.',
    status: 401,
  })
