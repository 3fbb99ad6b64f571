/**
 * The pages: for each its script `src/pages/<name>.tsx` and the addresses that it answers. A part in
 * braces stands for one part of the path. The server reads this list from the build.
 */
export const pages = {
  book: { paths: ['/book'] },
  booking: { paths: ['/bookings/{reference}'] },
  receipt: { paths: ['/bookings/{reference}/receipt'] },
  pay: { paths: ['/bookings/{reference}/pay'] },
  'demo-payment': { paths: ['/pay/demo/{payment}'] },
  sign: { paths: ['/bookings/{reference}/sign'] },
  account: { paths: ['/sign-in'] },
  'reset-password': { paths: ['/reset-password', '/new-account'] },
} as const satisfies Record<string, { paths: readonly string[] }>;
