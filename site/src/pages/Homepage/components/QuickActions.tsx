import ComponentPreview from '@site/src/components/ComponentPreview/index.tsx';
import QuickActions from '@site/src/components/Homepage/QuickActions/index.tsx';

export default function QuickActionsPreview() {
  return (
    <ComponentPreview name="QuickActions">
      <QuickActions />
    </ComponentPreview>
  );
}
