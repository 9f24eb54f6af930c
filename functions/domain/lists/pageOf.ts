/** A page of things that are all in memory. */
export function pageOf<T>(all: readonly T[], { page, limit }: { page: number; limit: number }) {
  const total = all.length;
  return {
    items: all.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
  };
}
