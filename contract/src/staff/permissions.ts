/** What staff can be allowed to do, as `area:verb`. A call of the studio names the one it needs. */
export const permissions = [
  ...(['orders:read', 'orders:write', 'orders:cancel', 'orders:refund', 'picking:write'] as const),
  ...(['customers:read', 'customers:write', 'customers:delete', 'giftCards:issue'] as const),
  ...(['catalogue:read', 'catalogue:write', 'prices:write', 'stock:write', 'recipes:write'] as const),
  ...(['vouchers:read', 'vouchers:write', 'slots:read', 'slots:write'] as const),
  ...(['content:read', 'content:write', 'content:publish', 'reports:read'] as const),
  ...(['staff:read', 'staff:write', 'roles:write', 'journal:read'] as const),
] as const;
export type Permission = (typeof permissions)[number];

/** Who may call an endpoint of the studio: whoever has the permission, everyone logged in there, or everybody. */
export type StaffAccess = Permission | 'staff' | 'everybody';

/** The roles every shop has; an owner can make more. */
export const fixedRoles = {
  owner: permissions,
  content: ['content:read', 'content:write', 'content:publish', 'recipes:write', 'catalogue:read'],
  catalogue: [
    ...(['catalogue:read', 'catalogue:write', 'prices:write', 'stock:write', 'recipes:write'] as const),
    ...(['vouchers:read', 'vouchers:write', 'reports:read'] as const),
  ],
  store: [
    ...(['orders:read', 'orders:write', 'picking:write', 'slots:read', 'slots:write'] as const),
    ...(['catalogue:read', 'stock:write', 'reports:read'] as const),
  ],
  picker: ['picking:write'],
  support: [
    ...(['orders:read', 'orders:write', 'orders:cancel', 'orders:refund', 'catalogue:read', 'slots:read'] as const),
    ...(['customers:read', 'customers:write', 'customers:delete', 'giftCards:issue', 'vouchers:read'] as const),
  ],
} as const satisfies Record<string, readonly Permission[]>;
export type FixedRole = keyof typeof fixedRoles;
