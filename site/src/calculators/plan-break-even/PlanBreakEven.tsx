import Calculator from '../frame/Calculator/index.tsx';
import CostChart from './CostChart.tsx';
import { planBreakEven } from './calculation.ts';

export default function PlanBreakEven() {
  return (
    <Calculator calculation={planBreakEven}>
      {({ online, crossing }) => <CostChart online={online} crossing={crossing} />}
    </Calculator>
  );
}
